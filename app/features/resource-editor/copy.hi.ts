import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  save: 'सेव करें',
  back: 'सूची पर वापस',
  none: { title: 'सूची में से एक चुनें', body: 'आप उसे यहाँ बदल सकते हैं।' },
  list: 'सूची',
  failed: 'सेव नहीं हुआ। जिन जगहों पर निशान है, उन्हें जाँच लें। आपका लिखा सुरक्षित है।',
} satisfies Translated<typeof english.copy>
