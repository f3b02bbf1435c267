export const noLeadsYet =
  'People who look up your number or ask for a visit appear here, with their number to call back.'
export const linkIsOver =
  'This request has been answered already, or the link is too old. Your leads show what is open.'
