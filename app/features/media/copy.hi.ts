import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'
import {
  ACCEPTED,
  IMAGE_PIXELS_MAX,
  PDF_PAGES_MAX,
  UNATTACHED_BYTES_MAX,
  UPLOADS_AT_ONCE_MAX,
  UPLOADS_PER_HOUR_MAX,
  VIDEO_SECONDS_MAX,
  VIDEO_SIDE_PX_MAX,
} from './upload-limits.ts'

const MB = 1024 * 1024
const taken = `फ़ोटो के लिए ${ACCEPTED.image.names} और वीडियो के लिए ${ACCEPTED.video.names} चुनें।`

export const copy = {
  /** By reason; each text says what to do. */
  refused: {
    'sign-in': 'फ़ोटो या वीडियो जोड़ने के लिए साइन इन करें।',
    origin: 'यह फ़ाइल किसी दूसरी साइट से भेजी गई है।',
    form: 'एक फ़ाइल multipart/form-data के रूप में “file” नाम के फ़ील्ड में भेजें।',
    empty: 'यह फ़ाइल ख़ाली है। इसे फिर से चुनें।',
    interrupted: 'अपलोड पूरा नहीं हुआ। फिर कोशिश करें।',
    type: `यह फ़ाइल हम नहीं दिखा सकते। ${taken}`,
    heic: `यह फ़ोटो HEIC फ़ॉर्मेट में है। ज़्यादातर ब्राउज़र इसे नहीं दिखा सकते। इसे JPEG में सेव करें और फिर से चुनें।`,
    quicktime: 'यह वीडियो QuickTime फ़ॉर्मेट में है। इसे MP4 में सेव करें और फिर से चुनें।',
    'image-size': `यह फ़ोटो ${ACCEPTED.image.bytesMax / MB} MB से बड़ी है। छोटी फ़ोटो चुनें।`,
    'video-size': `यह वीडियो ${ACCEPTED.video.bytesMax / MB} MB से बड़ा है। छोटा वीडियो चुनें।`,
    pixels: `इस फ़ोटो में बहुत ज़्यादा पिक्सल हैं। सीमा ${IMAGE_PIXELS_MAX / 1_000_000} मिलियन है। इसे छोटा करें।`,
    damaged: 'यह फ़ाइल ख़राब या अधूरी है। दूसरी फ़ाइल चुनें।',
    'no-picture': 'इस वीडियो में आवाज़ है, पर तस्वीर नहीं। दूसरा वीडियो चुनें।',
    codec: 'ब्राउज़र यह वीडियो नहीं चला सकते। इसे MP4 (H.264 और AAC) में सेव करें और फिर से चुनें।',
    'not-pdf': 'यह PDF नहीं है। अपना दस्तावेज़ PDF में सेव करें और फिर से चुनें।',
    'document-size': `यह PDF ${ACCEPTED.document.bytesMax / MB} MB से बड़ी है। इसकी फ़ोटो छोटी करें और फिर से सेव करें।`,
    'pdf-locked': 'इस PDF पर पासवर्ड लगा है। इसे बिना पासवर्ड के सेव करें और फिर से चुनें।',
    'pdf-active': 'इस PDF में कोई प्रोग्राम, जुड़ी हुई फ़ाइल, वीडियो या फ़ॉर्म है। इसे नई PDF में प्रिंट करें और वह PDF चुनें।',
    'pdf-pages': `इस PDF में ${PDF_PAGES_MAX} से ज़्यादा पेज हैं। छोटी PDF चुनें।`,
    length: `यह वीडियो ${VIDEO_SECONDS_MAX / 60} मिनट से लंबा है। छोटा वीडियो चुनें।`,
    'video-pixels': `यह वीडियो बहुत बड़ा है। चौड़ाई या ऊँचाई ${VIDEO_SIDE_PX_MAX} पिक्सल तक हो सकती है।`,
    hourly: `आपने एक घंटे में ${UPLOADS_PER_HOUR_MAX} फ़ाइलें जोड़ी हैं। थोड़ी देर बाद आगे बढ़ें।`,
    'at-once': `एक बार में ज़्यादा से ज़्यादा ${UPLOADS_AT_ONCE_MAX} फ़ाइलें भेजें।`,
    unused: `आपकी ${UNATTACHED_BYTES_MAX / MB} MB फ़ाइलें किसी कहानी में नहीं लगी हैं। कुछ हटाएँ, या पहले कोई कहानी भेजें।`,
    busy: 'अभी बहुत से लोग फ़ाइलें अपलोड कर रहे हैं। एक मिनट बाद फिर कोशिश करें।',
  },
  sealed: {
    key: 'यह फ़ाइल नहीं खुल सकती: जिस चाबी से यह बंद की गई थी वह नहीं मिली, या फ़ाइल की शुरुआत बदली गई है। जो यह सर्वर चलाते हैं उन्हें बताएँ, ताकि वे चाबियाँ बैकअप से मिलाएँ।',
    altered:
      'यह फ़ाइल नहीं खुल सकती: जहाँ यह रखी है, वहाँ यह बदली या काटी गई है। जो यह सर्वर चलाते हैं उन्हें बताएँ, ताकि वे इसे बैकअप से वापस लाएँ।',
    'not-sealed':
      'यह फ़ाइल नहीं खुल सकती: इसकी जगह कोई दूसरी फ़ाइल रखी है। जो यह सर्वर चलाते हैं उन्हें बताएँ, ताकि वे इसे बैकअप से वापस लाएँ।',
  },
  notFound: 'यह फ़ाइल आपके अकाउंट में नहीं मिली।',
  inUse: 'यह फ़ाइल एक कहानी में लगी है। पहले वह कहानी वापस लें।',
} satisfies Translated<typeof english.copy>
