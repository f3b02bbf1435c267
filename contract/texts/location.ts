export const ask = 'Share your area to see homes near you'
export const why =
  'With your area we can show homes near you first. We keep only the last place, rounded to about a kilometre, and you can erase it at any time.'
export const denied =
  'Your browser does not share its location with us. You can change that in its settings.'
export const failed = 'We could not find out where you are. Please try again.'
