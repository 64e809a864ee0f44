import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  title: 'EmpowerHer',
  lead: 'महिलाओं के बनाए प्रोडक्ट ख़रीदें, और उनके कैंपेन में साथ दें।',
  metaDescription: 'एक बाज़ार जहाँ महिलाएँ अपना बनाया सामान बेचती हैं और अपनी कहानियाँ सुनाती हैं। आप उनके कैंपेन में भी साथ दे सकते हैं।',
  metaTitle: (tab = 'marketplace') =>
    `${tab === 'marketplace' ? '' : `${tab === 'fearless' ? 'Fearless Girls' : 'कैंपेन'} · `}EmpowerHer बाज़ार`,
  tabsLabel: 'क्या देखना है',
  tabs: [
    { tab: 'marketplace', to: '/empowerher', label: 'बाज़ार', meaning: 'ख़रीदें' },
    { tab: 'campaigns', to: '/empowerher?tab=campaigns', label: 'कैंपेन', meaning: 'दान दें' },
    { tab: 'fearless', to: '/fearless', label: 'Fearless Girls', meaning: 'आत्मरक्षा' },
  ],
  campaigns: {
    title: 'कैंपेन जिनमें साथ दिया जा सकता है',
    lead: 'हर कैंपेन में लिखा है कि क्या चाहिए, कितना ख़र्च है और अब तक क्या हुआ।',
    more: 'और कैंपेन',
    all: 'सारे कैंपेन',
    none: { title: 'अभी कोई कैंपेन नहीं', body: 'पहला कैंपेन आपका हो सकता है।', link: 'कैंपेन शुरू करें' },
  },
  carousel: {
    label: 'कहानियाँ',
    previous: 'पिछली कहानी',
    next: 'अगली कहानी',
    pause: 'कहानियाँ रोकें',
    play: 'कहानियाँ चलाएँ',
    place: (n: number, count: number) => `${count} में से कहानी ${n}`,
  },
} satisfies Translated<typeof english.copy>
