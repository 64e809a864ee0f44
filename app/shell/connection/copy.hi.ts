import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

const later = 'आपका लिखा हुआ सुरक्षित है। एक मिनट बाद फिर भेजें।'

export const copy = {
  title: 'गड़बड़ हो गई',
  notSent: {
    offline: 'लगता है कि इंटरनेट नहीं है। आपका लिखा हुआ सुरक्षित है। फिर कोशिश करें।',
    away: `अभी हम अपने रिकॉर्ड तक नहीं पहुँच पा रहे हैं। ${later}`,
    busy: `बहुत सारे लोग एक साथ भेज रहे हैं। ${later}`,
    broken: 'कुछ गड़बड़ हो गई। फिर कोशिश करें।',
    'too-large': 'यह भेजने के लिए बहुत बड़ा है। आपका लिखा हुआ सुरक्षित है। कम या छोटी फ़ाइलें भेजें।',
  },
  notLoaded: 'जानकारी नहीं आ पाई',
  wait: 'थोड़ा रुकें',
} satisfies Translated<typeof english.copy>
