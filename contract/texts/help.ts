export const thanks = 'Our team will contact you as soon as possible.'
export const tooMany =
  'We already have your request. Our team will contact you as soon as possible.'
