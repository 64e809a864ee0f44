import type { ShortfallRule, SurplusRule } from './surplus-rules.ts'

interface RuleCopy<Rule extends string> {
  label: string
  missing: string
  options: Readonly<Record<Rule, string>>
}

export const surplusCopy: RuleCopy<SurplusRule> = {
  label: 'अगर ज़रूरत से ज़्यादा दान मिले',
  missing: 'चुनें कि ज़रूरत से ज़्यादा दान मिलने पर क्या हो।',
  options: {
    'same-need': 'बाक़ी रक़म इसी ज़रूरत पर ख़र्च होती है।',
    'same-cause': 'बाक़ी रक़म उसी मक़सद के किसी दूसरे कैंपेन को जाती है। उसे हमारी टीम चुनती है।',
    returned: 'बाक़ी रक़म दान देने वालों को लौटती है।',
  },
}

export const shortfallCopy: RuleCopy<ShortfallRule> = {
  label: 'अगर ज़रूरत से कम दान मिले',
  missing: 'चुनें कि ज़रूरत से कम दान मिलने पर क्या हो।',
  options: {
    'pay-out': 'जितना दान मिला, उससे ज़रूरत का एक हिस्सा पूरा किया जाता है।',
    returned: 'सब कुछ दान देने वालों को लौटता है। लक्ष्य पूरा होने से पहले कोई भुगतान नहीं होता।',
  },
}

/** Where the organiser chose no rule. */
export const usualRules = (since: string) => `आयोजक ने कोई नियम नहीं चुना। ${since} से हमारा आम नियम लागू है।`
