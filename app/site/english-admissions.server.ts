/** English texts of `labels/admissions.ts`. */
export const englishAdmissions = {
  'admissions.brochure.title': 'Get a brochure',
  'admissions.brochure.lead':
    'Choose a programme and a campus: you receive the brochure that goes with them, with contents, rhythms and prices.',
  'admissions.brochure.submit': 'Ask for the brochure',
  'admissions.contact.title': 'Contact a campus',
  'admissions.contact.lead':
    'Choose the programme that interests you and the nearest campus: your question reaches the team that teaches there.',
  'admissions.contact.submit': 'Write to the campus',
  'admissions.registration.title': 'Apply',
  'admissions.registration.lead':
    'Choose a programme and a campus: you open your application, and complete it at your own pace.',
  'admissions.registration.submit': 'Open my application',

  'admissions.form.label': 'Your choice',
  'admissions.form.course': 'Programme',
  'admissions.form.coursePlaceholder': 'Choose a programme',
  'admissions.form.campus': 'Campus',
  'admissions.form.campusPlaceholder': 'Choose a campus',
  'admissions.form.campusLater': 'The list of campuses appears once a programme is chosen.',
  'admissions.form.showCampuses': 'Show the campuses',
  'admissions.form.sort': 'Sort by distance',
  'admissions.form.updateLists': 'Update the lists',
  'admissions.form.updateHint':
    'Change the programme or the campus, then update the lists: each shows only what goes with the other.',
  'admissions.form.anyCampus': 'Show the programmes of all campuses',
  'admissions.form.reset': 'Start again',
  'admissions.form.leaving': 'You then go on to the secure admissions space, outside this site.',

  'admissions.problem.missing': 'You must choose a campus and a programme.',
  'admissions.problem.missingCourse': 'Choose a programme.',
  'admissions.problem.missingCampus': 'Choose a campus.',
  'admissions.problem.invalid': 'This choice does not exist. Choose a programme and a campus from the lists.',
  'admissions.problem.notTaught':
    'This campus does not offer this programme. Choose another campus, or another programme.',
  'admissions.problem.notTaughtCampus': 'The chosen programme is not taught here.',
  'admissions.problem.notOffered.contact':
    'This programme takes no online requests at the moment: please call us.',
  'admissions.problem.notOffered.registration':
    'Applications to this programme are not made online at the moment: please call us.',
  'admissions.problem.noLink': 'CRM link not found.',
  'admissions.problem.noLinkHelp': 'Your choice is kept. The campus can take your request by telephone.',
  'admissions.problem.awayHelp': 'Your choice is kept. Try again in a moment, or call us.',
  'admissions.problem.retry': 'Try again',
  'admissions.problem.seeProgramme': 'See the programme {title} (in French)',
  'admissions.problem.askInstead': 'Ask a question about this programme',

  'admissions.popIn.coursePlaceholder': 'Search a programme',
  'admissions.popIn.allCourses': 'Show all programmes',
  'admissions.popIn.noneAtCampus': 'No result among the programmes of this campus: {campus}',
  'admissions.popIn.loading': 'Loading the lists…',
  'admissions.popIn.findingLink': 'Preparing your request…',
  'admissions.popIn.leaving': 'Opening the admissions space…',
  'admissions.popIn.slow': 'The answer is slow to come. You can keep waiting, or call:',
  'admissions.popIn.complete': 'Your choice: {course}, {campus}',
  'admissions.popIn.cleared': 'This programme is not taught there: {campus}. Choose another campus.',
  'admissions.popIn.courses.one': '{count} programme available',
  'admissions.popIn.courses.other': '{count} programmes available',
  'admissions.popIn.campuses.one': '{course}: {count} campus',
  'admissions.popIn.campuses.other': '{course}: {count} campuses',

  'admissions.next.title': 'What happens next?',
  'admissions.next.brochure.1': 'You leave your contact details in the admissions space.',
  'admissions.next.brochure.2': 'The brochure arrives in your mailbox, as a PDF in French.',
  'admissions.next.brochure.3': 'The campus answers you if you wish, without reminders.',
  'admissions.next.contact.1': 'You write your question in the admissions space.',
  'admissions.next.contact.2': 'Somebody of the campus reads it and answers you.',
  'admissions.next.contact.3': 'If you prefer, they call you back when it suits you.',
  'admissions.next.registration.1': 'You open your application in the admissions space.',
  'admissions.next.registration.2': 'You add your transcripts and a few words about your plans.',
  'admissions.next.registration.3':
    'The campus offers you an interview; for a full-time BTS you apply on Parcoursup.',

  'admissions.meet.title': 'Next dates on this campus',
  'admissions.phone.title': 'If you prefer to call',
  'admissions.phone.campus': 'Campus of your choice: {campus}',
  'admissions.phone.school': 'The school’s switchboard',
  'admissions.phone.none': 'All numbers are on the contact page.',

  'admissions.privacy.title': 'Your data',
  'admissions.privacy.text':
    'This page asks you for nothing personal. With your choice, it only passes on how you found us: search engine, link or campaign. The contact details you leave afterwards serve to answer your request.',
  'admissions.privacy.link': 'Read the personal data charter (in French)',

  'admissions.standing.instead': 'See what you can do',

  'admissions.other.title': 'Something else',
} as const;
