export const contactSubject = 'Someone wants to talk to you'
export function contactBody(name: string, listing: string) {
  return `${name} looked up your number for ${listing}. You find the number in My Leads.`
}

export const visitSubject = 'Someone wants to visit your property'
export const visitChangedSubject = 'A visit is wished for at another time'
export function visitBody(name: string, listing: string, when: string) {
  return `${name} would like to visit ${listing}${when}. Please call to agree on a time: you find the number in My Leads.`
}
