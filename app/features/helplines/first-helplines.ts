import { HELPLINES } from '#app/platform/india/helplines.ts'
import type { HelplineInput } from './schema.ts'

/** The day on which these rows were compared with official sources and the press. */
const COMPARED_ON = '2026-11-22'
const DAY_AND_NIGHT = 'Day and night'
const BY_STATE = 'Hours differ by State'

/** The rows of a new installation. Afterwards the database is authoritative. */
export const FIRST_HELPLINES: readonly HelplineInput[] = [
  {
    number: HELPLINES.emergency,
    what: 'Emergency: police, ambulance, fire',
    note: 'Works from a locked phone too.',
    hours: DAY_AND_NIGHT,
    languages: null,
    source: 'Emergency Response Support System, 112.gov.in',
    isUrgent: true,
    sort: 10,
  },
  {
    number: HELPLINES.women,
    what: 'Women’s helpline',
    note: 'Leads to police, shelter and the One Stop Centre near you. You need not give your name.',
    hours: DAY_AND_NIGHT,
    languages: null,
    source: 'Ministry of Women and Child Development',
    isUrgent: true,
    sort: 20,
  },
  {
    number: HELPLINES.child,
    what: 'Childline: for a child in danger, or alone',
    note: 'A child may call by herself, and so may anybody who is worried.',
    hours: DAY_AND_NIGHT,
    languages: null,
    source: 'Ministry of Women and Child Development, Mission Vatsalya',
    isUrgent: true,
    sort: 30,
  },
  {
    number: HELPLINES.mentalHealth,
    what: 'Tele-MANAS: to talk, when it is too much',
    note: 'Trained counsellors, free of charge.',
    hours: DAY_AND_NIGHT,
    languages: '20 languages',
    source: 'Ministry of Health and Family Welfare, telemanas.mohfw.gov.in',
    isUrgent: true,
    sort: 40,
  },
  {
    number: HELPLINES.legalAid,
    what: 'Legal aid (NALSA)',
    note: 'A lawyer free of charge: every woman has a right to one, whatever she earns.',
    hours: BY_STATE,
    languages: null,
    source: 'National Legal Services Authority, nalsa.gov.in',
    isUrgent: false,
    sort: 50,
  },
  {
    number: HELPLINES.cyberCrime,
    what: 'Fraud and blackmail online',
    note: 'Call within the first hours: money can often still be stopped. Pictures too: cybercrime.gov.in.',
    hours: DAY_AND_NIGHT,
    languages: null,
    source: 'Indian Cyber Crime Coordination Centre, cybercrime.gov.in',
    isUrgent: false,
    sort: 60,
  },
  {
    number: HELPLINES.elders,
    what: 'Elder Line: for people over sixty',
    note: 'Pension, care, and when an old person is treated badly.',
    hours: 'Every day, 8 am to 8 pm',
    languages: null,
    source: 'Ministry of Social Justice and Empowerment',
    isUrgent: false,
    sort: 70,
  },
  {
    number: HELPLINES.womensCommission,
    what: 'National Commission for Women',
    note: 'Counsellors, and complaints when others did not listen. Also 78271 70170.',
    hours: DAY_AND_NIGHT,
    languages: null,
    source: 'National Commission for Women, November 2025',
    isUrgent: false,
    sort: 80,
  },
].map((line) => ({ ...line, verifiedOn: COMPARED_ON, isShown: true }))
