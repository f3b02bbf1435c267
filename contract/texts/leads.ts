export const noLeadsYet =
  'People who look up your number or ask for a visit appear here, with their number to call back.'
