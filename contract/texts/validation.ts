import { group } from '#contract/texts/counting.ts'

export const empty = 'Field cannot be empty'
export const chooseOne = 'Please choose one.'
export const unknownOption = 'Please choose one of the options.'
export const unreadable = 'Please remove the characters we cannot read.'
export const notNumber = 'Please enter a number, digits only.'
export const notWhole = 'Please enter a whole number.'
export function outOfRange(min: number, max: number) {
  return `Please enter a number from ${group(min)} to ${group(max)}.`
}

export function tooLong(max: number) {
  return `Please use at most ${group(max)} characters.`
}

export function tooMany(max: number) {
  return `Please choose at most ${group(max)}.`
}

export const notList = 'Please send a list.'
export const notYesNo = 'Please answer yes or no.'
export const noSuchDay = 'There is no such day. Please check the date.'
export const notDate = 'Please enter the date as dd/mm/yyyy.'
export const pastDate = 'Please choose today or a later date.'
export const farDate = 'Please choose a day within the next 12 months.'
export const notPinCode = 'Please enter the six digits of the PIN code.'
export const personName = "Please use only letters, spaces and . ' - in a name, and no links."
export const mobile = 'Invalid mobile number'
export const email = 'Invalid email id.'
export const priceOrder = 'The lowest price must be below the highest price.'
export const areaOrder = 'The smallest area must be below the largest area.'
