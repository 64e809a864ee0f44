import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './journey-copy.ts'

export const journeyCopy = {
  title: 'आपका सफ़र मायने रखता है',
  welcome: (name: string) => `फिर से स्वागत है, ${name}।`,
  example: 'सफ़र का उदाहरण',
  exampleNote: 'नीचे के आँकड़े एक उदाहरण हैं। अपने देखने के लिए साइन इन करें।',
  confidence: {
    title: 'आत्मविश्वास',
    figure: (percents: readonly number[]) =>
      `पाँच पंखुड़ियाँ: कोर्स ${percents[0]} प्रतिशत, कहानियाँ ${percents[1]}, मिशन ${percents[2]}, कमाई ${percents[3]}, स्क्वॉड ${percents[4]}`,
    percent: (percent: number) => `${percent}%`,
    of: (done: string, target: string) => `${target} में से ${done}`,
    items: {
      coursesCompleted: 'पूरे किए कोर्स',
      storiesShared: 'सुनाई गई कहानियाँ',
      missionsLaunched: 'शुरू किए मिशन',
      moneyEarned: 'कमाए या जुटाए',
      squadMembers: 'स्क्वॉड के सदस्य',
    },
    bands: {
      'first-steps': 'आप हिम्मत के पहले क़दम उठा रहे हैं।',
      momentum: 'आपकी रफ़्तार बढ़ रही है।',
      impact: 'आपका असली असर हो रहा है।',
      changemaker: 'आप सच में बदलाव ला रहे हैं।',
      beacon: 'आप बदलाव की रोशनी हैं।',
    },
  },
  lamps: {
    title: 'आपके क़दम: हर क़दम का एक दीया',
    wins: (count: number, of: number) => `${of} में से ${count}`,
    lit: 'जला हुआ',
    unlit: 'अभी नहीं जला',
    storiesRead: (count: number) =>
      count === 0 ? 'एक कहानी पढ़ें' : count === 1 ? '1 कहानी पढ़ी' : `${count} कहानियाँ पढ़ीं`,
    items: {
      showedUpToday: 'आज यहाँ आना हुआ',
      reachedOutForHelp: 'मदद माँगी',
      sharedStory: 'कहानी सुनाई',
      joinedSquad: 'स्क्वॉड से जुड़े',
      completedMission: 'मिशन पूरा किया',
    },
  },
} satisfies Translated<typeof english.journeyCopy>
