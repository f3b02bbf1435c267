export const edit = 'Edit'
export const onlyShown = 'Only a listing that is shown can be changed this way.'
export const justApproved =
  'Your last changes were approved just now. Please try again in a minute.'
export const originalHidden = 'The listing is no longer shown, so its changes cannot be either.'
export const otherKind =
  'A listing on show stays for rent or for sale, and a home or a workplace. Please list it anew for the other.'
export const discarded = 'Your changes are discarded. The listing stays as it is.'
export const liveChanged = 'Changed. Everybody sees it now.'
