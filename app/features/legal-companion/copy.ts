import { ANSWER_HOURS } from './answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'

export const copy = {
  back: 'All programmes',
  headline: 'Know your rights and get legal help.',
  lead: 'For women, elders and caregivers. Read about the law in simple words, or ask us. We help you get free legal aid.',
  support: 'Get Legal Support',
  consultation: 'Free Consultation',
  schedule: 'Schedule Consultation',
  calls: {
    title: 'Call, if you can',
    list: [
      { number: HELPLINES.emergency, label: 'Emergency' },
      { number: HELPLINES.women, label: 'Women’s helpline' },
      { number: HELPLINES.legalAid, label: 'Free legal aid (NALSA)' },
      { number: HELPLINES.elders, label: 'Elder line' },
    ],
  },
  free: {
    title: 'Legal aid is your right',
    body: 'Every woman and every child in India can get a lawyer free of charge. The income of the family does not matter (Legal Services Authorities Act, 1987, section 12). The legal services authority of your district provides the lawyer. We help you contact it. We do not recommend lawyers.',
  },
  services: {
    title: 'What we can help with',
    steps: 'What to know, and what to bring',
    list: [
      {
        title: 'Family Law Guidance',
        body: 'Marriage, separation, maintenance and custody of children.',
        steps: [
          'You can ask for maintenance without a divorce.',
          'You can report violence at home to a protection officer, the police or a magistrate. You choose.',
          'You can stay in the shared home until a court decides. It does not matter who owns it.',
          'Bring: marriage certificate or photos, birth certificates of the children, messages, medical documents.',
        ],
      },
      {
        title: 'Elder Rights Protection',
        body: 'Maintenance from children, a gift of property, a pension that is not paid.',
        steps: [
          'Parents and senior citizens can claim monthly maintenance at a tribunal. You do not need a lawyer there.',
          'If you gave away property in return for care, the gift can be cancelled when the care stops.',
          'Bring: proof of age, property documents, passbook, names and addresses of the children.',
        ],
      },
      {
        title: 'Document Assistance',
        body: 'How to write affidavits, applications and complaints, and where to send them.',
        steps: [
          'The police must register a complaint about a serious offence (FIR). You get a free copy.',
          'Do not sign anything before you have read it, or someone has read it to you. Never sign blank paper.',
          'Bring: an identity card, two photos and all stamped documents.',
        ],
      },
      {
        title: 'Caregiver Support',
        body: 'Guardianship, leave, wages and rights of people who care for others.',
        steps: [
          'The local level committee can appoint a guardian for a person who cannot decide alone.',
          'A domestic worker has the right to the agreed wage, to rest and to safety. Write down hours and pay.',
          'Bring: disability certificate, medical documents, a list of your tasks in a week.',
        ],
      },
      {
        title: 'Legal Education',
        body: 'Some laws that everybody should know.',
        steps: [
          'After sunset, the police may arrest a woman only with a woman officer and a magistrate’s permission.',
          'A workplace with ten or more people must have a committee for complaints about harassment. In smaller workplaces, go to the local committee of the district.',
          `If someone shares pictures of you without your consent, report it at cybercrime.gov.in or call ${HELPLINES.cyberCrime}. Save the link as proof.`,
        ],
      },
      {
        title: 'Crisis Intervention',
        body: 'In an emergency: a safe place, the police, a protection order.',
        steps: [
          `In danger, call ${HELPLINES.emergency}. First say where you are, then what is happening.`,
          `Call ${HELPLINES.women} to find a One Stop Centre. It offers shelter, a doctor, police and legal help in one place.`,
          'If you can, take your documents, medicines, keys, phone and some money. If you cannot, go without them.',
        ],
      },
    ],
  },
  approach: {
    title: 'How we work',
    list: [
      { title: 'Listening first', body: 'You tell your story once, at your own speed.' },
      { title: 'Trauma-informed care', body: 'You decide what we write down, who reads it, and when to stop.' },
      {
        title: 'Affordable access',
        body: 'Legal aid is free. For other costs we help you find a sliding scale, payment plans or pro bono (free) help.',
      },
      {
        title: 'A community network',
        body: 'Paralegal volunteers, One Stop Centres and women’s groups can go with you.',
      },
    ],
  },
  intake: {
    title: 'Ask in confidence',
    lead: `Only our legal desk can read your question. A person answers within ${answerTime(ANSWER_HOURS)}. If you agree, they arrange a consultation with the legal aid office of your district. This is not legal advice.`,
    send: 'Send in confidence',
    sent: {
      title: 'We have received your question',
      body: `Our legal desk answers within ${answerTime(ANSWER_HOURS)}, in the way that you said is safe. In danger, call ${HELPLINES.emergency} now.`,
    },
  },
} as const
