export type Question = { ask: string; answer: string }

/** What people ask most, seekers first. */
export const questions: Question[] = [
  {
    ask: 'Does it cost anything to use the site?',
    answer:
      'No. Searching, saving, calling owners and listing your own property are free. We take no brokerage.',
  },
  {
    ask: 'How do I see an owner’s number?',
    answer:
      'Log in with your mobile number and a one-time code, open the property and press Contact. The owner sees that you asked, so that he knows who calls. You can open 25 different numbers a day.',
  },
  {
    ask: 'The one-time code does not arrive. What now?',
    answer:
      'Wait 30 seconds, check that the number is right and that your phone has a signal, then press Resend OTP. A code is valid for 10 minutes, only the newest one counts, and it must be entered in the browser that asked for it.',
  },
  {
    ask: 'How do I ask for a visit?',
    answer:
      'Press Schedule Visit on the property. The owner gets your name and number and calls you to agree on a time.',
  },
  {
    ask: 'My listing is under review. How long does it take?',
    answer:
      'Our team looks at every listing before it is shown, usually within a day. You get a message when it is live, or when something must be corrected, with the reason.',
  },
  {
    ask: 'Which photos can I upload?',
    answer:
      'Three to ten photos, JPG or PNG, up to 20 MB each. Daylight, the whole room, the right way up. Where a photo was taken is removed before anybody sees it.',
  },
  {
    ask: 'The property is sold or rented. What should I do?',
    answer:
      'Open My Listings in your dashboard and mark it as sold or rented. It stays visible as such for a while, and nobody can call you about it any more.',
  },
  {
    ask: 'How do I change my name, e-mail or photo, or close my account?',
    answer:
      'Name, e-mail and photo: in your profile. To close the account, or to change the mobile number, write to us.',
  },
  {
    ask: 'A listing looks false. Where do I report it?',
    answer:
      'Press Report on the property, or tell us its number, which begins with SPN. We look at every report and take false listings down.',
  },
]

/** What keeps people from losing money. */
export const safetyTips = [
  'See the place and its papers before you pay. Not a token, not a visit fee, not a gate pass.',
  'Meet the owner, or somebody with a written power to act for him, and compare his name with the papers.',
  'Nobody needs your OTP, PIN or a QR code scan to send you money. Who asks for it is stealing.',
  'A price far below its neighbours, an owner abroad, a hurry: three signs of the same trick.',
  'Pay by bank transfer to the name in the agreement, and get a receipt.',
  'We never ask for money by phone. If somebody does in our name, tell us.',
] as const

/** From an empty form to a listing that is live. */
export const listingSteps = [
  {
    title: 'Tell us what it is',
    text: 'Type, size, place, price. Seven short steps, saved as you go.',
  },
  { title: 'Add photos', text: 'Three to ten. Good light brings more calls than good words.' },
  { title: 'We check it', text: 'Usually within a day. If something is missing we say what.' },
  { title: 'Seekers call you', text: 'Every interested person is a lead in your dashboard.' },
] as const
