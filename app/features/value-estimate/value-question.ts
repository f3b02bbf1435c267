import { parseAmount } from '#contract/format/money.ts'
import { listingLimits } from '#contract/limits.ts'
import { isOption } from '#contract/options/option-list.ts'
import {
  cities,
  deals,
  defaultCity,
  propertyTypes,
  residentialTypes,
  roomFilters,
} from '#contract/options.ts'
import * as texts from '#contract/texts.ts'

export type ValueQuestion = ReturnType<typeof valueQuestionFromUrl>

/** The property that an address describes; whatever is unreadable counts as not said. */
export function valueQuestionFromUrl(params: URLSearchParams) {
  const city = params.get('city')
  const deal = params.get('deal')
  const type = params.get('type')
  const bhk = params.get('bhk')
  const propertyType = isOption(propertyTypes, type) ? type : ('apartment' as const)
  const hasRooms = isOption(residentialTypes, propertyType)

  return {
    city: isOption(cities, city) ? city : defaultCity,
    deal: isOption(deals, deal) ? deal : ('resale' as const),
    propertyType,
    bhk: hasRooms && isOption(roomFilters, bhk) ? bhk : undefined,
    place: (params.get('place') ?? '').trim().slice(0, listingLimits.localityChars),
    area: areaOf(params.get('area')),
    errors: valueErrors(params),
  }
}

/** What is wrong with a question that was asked. */
export function valueErrors(params: URLSearchParams): { area?: string } {
  const area = params.get('area')
  if (area === null || areaOf(area) !== undefined) return {}
  return { area: area.trim() ? texts.validation.notNumber : texts.validation.empty }
}

function areaOf(text: string | null) {
  const area = parseAmount(text ?? '')
  return area !== undefined && area > 0 && area <= listingLimits.maxArea ? area : undefined
}
