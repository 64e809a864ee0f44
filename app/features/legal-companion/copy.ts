import { ANSWER_HOURS } from './answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'

export const copy = {
  back: 'All wings',
  headline: 'You have rights, and company.',
  lead: 'For women, elders and caregivers: plain words on the law, and a person who takes your question to legal aid.',
  support: 'Get Legal Support',
  consultation: 'Free Consultation',
  schedule: 'Schedule Consultation',
  calls: {
    title: 'Call first, if you can call',
    list: [
      { number: HELPLINES.emergency, label: 'Danger now' },
      { number: HELPLINES.women, label: 'Women’s helpline' },
      { number: HELPLINES.legalAid, label: 'Free legal aid (NALSA)' },
      { number: HELPLINES.elders, label: 'Elder line' },
    ],
  },
  free: {
    title: 'Legal aid is your right, not a favour',
    body: 'Every woman and every child in India is entitled to a lawyer free of charge, whatever the family earns (Legal Services Authorities Act, 1987, section 12). The legal services authority of your district gives one. We bring you there; we list and recommend no lawyers.',
  },
  services: {
    title: 'What we can help with',
    steps: 'What to know, and what to bring',
    list: [
      {
        title: 'Family Law Guidance',
        body: 'Marriage, separation, maintenance, custody: what the law offers, step by step.',
        steps: [
          'You may ask for maintenance without asking for a divorce.',
          'A complaint about violence at home can be made to a protection officer, the police or a magistrate; you choose.',
          'You may stay in the shared home, whoever owns it, until a court says otherwise.',
          'Bring: marriage certificate or photographs, children’s birth certificates, any messages or medical papers.',
        ],
      },
      {
        title: 'Elder Rights Protection',
        body: 'Maintenance from children, a home that was given away, a pension that does not come.',
        steps: [
          'Parents and senior citizens can claim monthly maintenance at a tribunal; no lawyer is needed there.',
          'A gift of property made on the promise of care can be cancelled when the care stops.',
          'Bring: proof of age, papers of the property, bank book, names and addresses of the children.',
        ],
      },
      {
        title: 'Document Assistance',
        body: 'Affidavits, applications, complaints: what they must say, and where they go.',
        steps: [
          'The police must write down a complaint of a serious offence; you get a copy free of charge.',
          'Sign nothing that you have not read, or that was not read to you. Blank paper is never signed.',
          'Bring: an identity card, two photographs, and every paper with a stamp on it.',
        ],
      },
      {
        title: 'Caregiver Support',
        body: 'Guardianship, leave, wages and rights of those who care for others.',
        steps: [
          'For a person who cannot decide alone, a guardian can be appointed by the local level committee.',
          'A domestic worker has the right to the agreed wage, rest and safety; write down hours and pay.',
          'Bring: disability certificate, medical papers, a list of what you do in a week.',
        ],
      },
      {
        title: 'Legal Education',
        body: 'Ten minutes of law that one needs before one needs it.',
        steps: [
          'An arrest of a woman after sunset needs a woman officer and a magistrate’s permission.',
          'At work with ten or more people there must be a committee for complaints of harassment; the others go to the district’s local committee.',
          `For pictures that were shared without your consent: report at cybercrime.gov.in or call ${HELPLINES.cyberCrime}, and save the link.`,
        ],
      },
      {
        title: 'Crisis Intervention',
        body: 'When it cannot wait: a safe place, the police, a protection order.',
        steps: [
          `In danger call ${HELPLINES.emergency}. Say where you are first, then what happens.`,
          `${HELPLINES.women} brings you to a One Stop Centre: shelter, doctor, police and legal help under one roof.`,
          'Take with you, if you can: papers, medicines, keys, phone, some money. If not, go without.',
        ],
      },
    ],
  },
  approach: {
    title: 'How we work',
    list: [
      { title: 'Listening first', body: 'You tell it once, at your own speed. Nobody asks why you waited.' },
      { title: 'Trauma-informed care', body: 'You decide what is written, who reads it, and when it stops.' },
      {
        title: 'Affordable access',
        body: 'Legal aid costs you nothing. Where other costs come, we look with you for a sliding scale, payment plans and pro bono help.',
      },
      {
        title: 'A community network',
        body: 'Paralegal volunteers, One Stop Centres, women’s groups: you need not go alone.',
      },
    ],
  },
  intake: {
    title: 'Ask in confidence',
    lead: `Encrypted, and read by our legal desk alone. A person answers within ${answerTime(ANSWER_HOURS)} and, if you agree, arranges a consultation with your district’s legal aid office. This is not legal advice.`,
    send: 'Send in confidence',
    sent: {
      title: 'It has arrived, and it is locked',
      body: `A person of the legal desk answers within ${answerTime(ANSWER_HOURS)}, the way you said is safe. In danger, call ${HELPLINES.emergency} now.`,
    },
  },
} as const
