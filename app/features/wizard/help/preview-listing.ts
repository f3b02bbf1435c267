import {
  type DraftAnswers,
  textAnswer,
  type WizardDraft,
} from '#app/features/wizard/wizard-draft.ts'
import { parkingWords, perText } from '#contract/listing/card-words.ts'
import { photoKey } from '#contract/listing/pictures.ts'
import { isOption } from '#contract/options/option-list.ts'
import { bhks, furnishings, maintenances, propertyTypes } from '#contract/options.ts'
import type { ListingCard } from '#domain/listings/listing-card.ts'

/** A draft as its card will show it; undefined before there is a type, a price and an area. */
export function previewListing(draft: WizardDraft, answers: DraftAnswers): ListingCard | undefined {
  const text = (name: string) => textAnswer(answers, name)
  const propertyType = text('property_type')
  const [price, builtUpArea] = [text('price'), text('build_up_area')].map(amountOf)
  if (!isOption(propertyTypes, propertyType) || !price || !builtUpArea) return undefined

  const [bhk, furnishing, parking] = [text('bhk'), text('furnish_status'), text('parking')]
  const maintenance = text('monthly_maintance')
  const amountIn = (name: string) => (text(name) ? amountOf(text(name)) : null)
  const images = Array.isArray(answers.images) ? answers.images : []
  const photos = images.flatMap((path: string) => photoKey(path) ?? [])
  const { category, deal, city, spn = '' } = draft
  return {
    spn,
    status: 'active',
    category,
    deal,
    city,
    propertyType,
    price,
    per: perText({
      deal,
      price,
      builtUpArea,
      maintenance: isOption(maintenances, maintenance) ? maintenance : null,
      maintenanceAmount: amountIn('maintenance_amount'),
      parkingAmount: amountIn('parking_amount'),
      powerBackupAmount: amountIn('power_backup_amount'),
    }),
    builtUpArea,
    areaUnit: 'sq_ft',
    bhk: isOption(bhks, bhk) ? bhk : null,
    bedrooms: bhk === '3mbhk' ? Number(text('bedrooms')) || null : null,
    furnishing: isOption(furnishings, furnishing) ? furnishing : null,
    parking: parkingWords[parking as keyof typeof parkingWords] ?? null,
    isNegotiable: text('price_negotable') === 'true',
    locality: text('locality') || null,
    lat: Number(text('l_lat')),
    lng: Number(text('l_long')),
    photos,
    listed: 'today',
  }
}

function amountOf(typed: string) {
  return Number(typed.replace(/[^\d]/g, ''))
}
