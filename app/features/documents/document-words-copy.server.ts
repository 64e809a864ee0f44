/**
 * Title and summary of our own documents, as the demo data stores them, so that lists and pages show them in the language
 * of the page. The texts of the documents are in `demo/hindi-documents.ts`.
 */
export const copy = {
  titles: {
    'campaign-plan': 'Campaign plan',
    'donor-thank-you-set': 'Donor thank-you set',
    'impact-report': 'Impact report',
    'volunteer-register': 'Volunteer register',
    'coordinator-guide': 'Coordinator’s guide',
    'drive-planner': 'Drive planner',
    'consent-and-safety': 'Consent and safety forms',
    'service-hours-log': 'Service hours log',
    'impact-log': 'Impact log',
    'launch-messages': 'Launch messages and certificate',
    'safety-circle-kit': 'Safety circle kit',
    'first-practice-kit': 'First practice kit',
    'chapter-kit': 'Chapter starter kit',
    'case-study-ngo': 'An NGO moves its accounts online',
    'case-study-college': 'A semester of Saturdays',
    'case-study-company': 'Forty evenings of mentoring',
  },
  summaries: {
    'campaign-plan': 'Two pages to plan a campaign: the need, the costs, the story and the dates.',
    'donor-thank-you-set':
      'Five short thank-you letters, from the first day to a year later. None of them asks for more money.',
    'impact-report': 'Two pages for donors, auditors and participants: what you did, what it cost and what changed.',
    'volunteer-register':
      'A spreadsheet of your volunteers: who helps, when and with what. It asks only for what you need.',
    'coordinator-guide':
      'For the teacher or officer who coordinates the programme: a plan for the first eight weeks and later.',
    'drive-planner': 'Plan a drive on one page: who it is for, who does what, and how you measure the result.',
    'consent-and-safety':
      'Consent of a guardian for students under 18, consent to stories and pictures, and a safety list for outings.',
    'service-hours-log': 'A spreadsheet for hours of service: who, where, how long, and who confirms it.',
    'impact-log': 'A spreadsheet for what you did, what has changed, and how you counted it.',
    'launch-messages':
      'A poster, three messages for class groups, a letter to the principal, and a certificate of service.',
    'safety-circle-kit': 'Choose five people to call, a code word, and a plan for the way home.',
    'first-practice-kit': 'A plan for a first self-defence practice of 90 minutes with 8 to 20 girls.',
    'chapter-kit':
      'How to start a chapter that meets every week: the place, the people, the first four meetings and the rules.',
    'case-study-ngo':
      'A women’s collective in Vidarbha publishes its campaigns and accounts, so that donors can see them.',
    'case-study-college': 'Students of a college in Pune choose small needs near the campus and help on Saturdays.',
    'case-study-company': 'Employees of a software company in Nagpur become mentors of women who sell.',
  },
} as const
