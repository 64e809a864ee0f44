import type { QuestionWords } from '#app/features/questions/schema.ts'

/** How questions to the organiser of a campaign call what they are about. */
export const copy: QuestionWords = {
  answerer: 'आयोजक',
  thing: 'कैंपेन',
  askers: 'दान देने वाले',
  desk: 'टीम',
  nobody: 'यह कैंपेन हमारी टीम चलाती है।',
  nobodyRefused: 'इस कैंपेन का कोई आयोजक नहीं है जो यहाँ जवाब दे सके। हमारी टीम को लिखें।',
  declined: 'आयोजक ने जवाब न देना चुना है। हमारी टीम सवाल पढ़ती है, और उसे जवाब के साथ छाप सकती है।',
  declinedByYou: 'आपने जवाब न देना चुना है। हमारी टीम सवाल पढ़ती है, और उसे जवाब के साथ छाप सकती है।',
}
