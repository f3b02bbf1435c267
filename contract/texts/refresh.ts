export const notRefreshed =
  'This page could not be loaded again and may be out of date. Reload it when you are online.'
