export const noLeadsYet =
  'Whoever looks up your number or asks for a visit is shown here, with a number to call back.'
