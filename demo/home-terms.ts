import type { Described } from '#demo/described.ts'
import { availableSentences, listed } from '#demo/wording.ts'

/** What is agreed on when a home is let or sold, topic by topic. */
export function homeTerms(home: Described): string[][] {
  return home.deal === 'rent'
    ? [
        tenantSentences(home),
        maintenanceSentences(home),
        foodSentences(home),
        availableSentences(home),
      ]
    : saleTerms(home)
}

/** The same for everything that is sold. */
export function saleTerms(listing: Described): string[][] {
  const isReady = listing.propertyAge !== 'under_construction'
  return [
    paperSentences(listing),
    loanSentences(listing),
    ownershipSentences(listing),
    isReady ? availableSentences(listing) : [],
  ]
}

const tenantWords = {
  any_one: 'anyone',
  family: 'a family',
  bachelor_male: 'working men',
  bachelor_female: 'working women',
  company: 'a company lease',
}

function tenantSentences({ tenants }: Described) {
  if (tenants.length === 0) return []
  if (tenants.includes('any_one'))
    return [
      'Everyone is welcome to apply.',
      'We let to anyone who pays on time and keeps it clean.',
    ]
  const who = listed(tenants.map((tenant) => tenantWords[tenant]))
  return [`We would like ${who}.`, `Suits ${who}.`]
}

function maintenanceSentences({ maintenance }: Described) {
  if (maintenance === 'maintance_included') return ['Maintenance is included in the rent.']
  return maintenance ? ['Maintenance is paid on top of the rent.'] : []
}

function foodSentences({ amenities }: Described) {
  return amenities.includes('amenities_non_veg') ? ['Cooking non-veg is fine with us.'] : []
}

function paperSentences({ saleDeed, taxPaid, occupancyCertificate }: Described) {
  const papers = [
    ...(saleDeed ? ['the sale deed'] : []),
    ...(occupancyCertificate ? ['the occupancy certificate'] : []),
    ...(taxPaid ? ['the property tax receipts'] : []),
  ]
  if (papers.length === 0) return []
  return [
    `We have ${listed(papers)} at hand.`,
    `You can check ${listed(papers)} before you decide.`,
  ]
}

function loanSentences({ underLoan }: Described) {
  if (underLoan === null) return []
  return underLoan
    ? ['There is a bank loan on it, which we will close at the time of sale.']
    : ['There is no loan on it.', 'It is free of any loan.']
}

function ownershipSentences({ ownership }: Described) {
  if (ownership === 'on_lease') return ['It is held on lease from the authority.']
  return ownership ? ['It is in our own name.', 'There is a single owner and no dispute.'] : []
}
