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
    note: 'You can call it from a locked phone.',
    hours: DAY_AND_NIGHT,
    languages: null,
    source: 'Emergency Response Support System, 112.gov.in',
    isUrgent: true,
    sort: 10,
  },
  {
    number: HELPLINES.women,
    what: 'Women’s helpline',
    note: 'They connect you to the police, a shelter or the One Stop Centre near you. You do not have to give your name.',
    hours: DAY_AND_NIGHT,
    languages: null,
    source: 'Ministry of Women and Child Development',
    isUrgent: true,
    sort: 20,
  },
  {
    number: HELPLINES.child,
    what: 'Childline (for children)',
    note: 'Children can call themselves. Adults can call for a child.',
    hours: DAY_AND_NIGHT,
    languages: null,
    source: 'Ministry of Women and Child Development, Mission Vatsalya',
    isUrgent: true,
    sort: 30,
  },
  {
    number: HELPLINES.mentalHealth,
    what: 'Tele-MANAS (mental health)',
    note: 'Talk to a trained counsellor, free of charge.',
    hours: DAY_AND_NIGHT,
    languages: '20 languages',
    source: 'Ministry of Health and Family Welfare, telemanas.mohfw.gov.in',
    isUrgent: true,
    sort: 40,
  },
  {
    number: HELPLINES.legalAid,
    what: 'Legal aid (NALSA)',
    note: 'Every woman can get a lawyer free of charge. Her income does not matter.',
    hours: BY_STATE,
    languages: null,
    source: 'National Legal Services Authority, nalsa.gov.in',
    isUrgent: false,
    sort: 50,
  },
  {
    number: HELPLINES.cyberCrime,
    what: 'Online fraud and blackmail',
    note: 'Call in the first hours: the payment can often still be stopped. Report pictures at cybercrime.gov.in.',
    hours: DAY_AND_NIGHT,
    languages: null,
    source: 'Indian Cyber Crime Coordination Centre, cybercrime.gov.in',
    isUrgent: false,
    sort: 60,
  },
  {
    number: HELPLINES.elders,
    what: 'Elder Line (for people over 60)',
    note: 'Help with pension and care, and when someone treats an old person badly.',
    hours: 'Every day, 8 am to 8 pm',
    languages: null,
    source: 'Ministry of Social Justice and Empowerment',
    isUrgent: false,
    sort: 70,
  },
  {
    number: HELPLINES.womensCommission,
    what: 'National Commission for Women',
    note: 'Counsellors, and complaints if other offices did not help. Also 78271 70170.',
    hours: DAY_AND_NIGHT,
    languages: null,
    source: 'National Commission for Women, November 2025',
    isUrgent: false,
    sort: 80,
  },
].map((line) => ({ ...line, verifiedOn: COMPARED_ON, isShown: true }))
