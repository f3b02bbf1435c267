import { addDays, formatDayMonthYear, indiaDay } from '#contract/format/dates.ts'
import type { UploadType } from '#contract/listing/wizard-steps.ts'
import type { Category, Deal } from '#contract/options.ts'

type StepForms = Record<Exclude<UploadType, 'gallery' | 'finish'>, Record<string, string>>

/** What travels with every step of one kind of listing. */
export function wizardHead(category: Category, deal: Deal) {
  return { property_category: category, property_status: deal, city: 'gurugram' }
}

/** What such a property may cost in Gurugram, so that nobody is asked whether it is right. */
const prices = {
  residential: { rent: '48500', resale: '18000000' },
  commercial: { rent: '180000', resale: '27000000' },
}

/** Answers to every step of the wizard but its pictures, as a browser posts them. */
export function wizardForms(category: Category, deal: Deal): StepForms {
  const isHome = category === 'residential'
  const isRent = deal === 'rent'
  return {
    prop_details: {
      build_up_area: '1,800',
      property_age: '1_3_year',
      facing: 'north_east',
      total_floor: '4',
      ownership_type: 'self_owned',
      ...(isHome
        ? { property_type: 'apartment', bhk: '3bhk', floor: '2', plot_area: '2000' }
        : { property_type: 'show', building_type_coo: 'mall', floor: 'ground' }),
    },
    resale_details: {
      price: prices[category][deal],
      price_negotable: 'true',
      avalible_from: formatDayMonthYear(addDays(indiaDay(new Date()), 14)),
      ...(isRent && { deposit_price: '97000', deposite_price_negotable: 'false' }),
      ...(isHome
        ? {
            furnish_status: 'semi_furnished',
            parking: 'car_and_bike',
            description: 'A quiet floor near the park.',
            ...(isRent && {
              monthly_maintance: 'maintance_extra',
              prefered_tanents: 'family,company',
            }),
          }
        : { ideal_for: 'A boutique', ...(isRent && { lease_duration: '3', lockin_period: '1' }) }),
    },
    location_details: {
      city: 'gurugram',
      full_address: 'House 12, Sector 45, Gurugram 122003',
      l_lat: '28.4446',
      l_long: '77.0639',
    },
    amenities: isHome
      ? {
          bathroom: '2',
          balcony: '1',
          amenities: 'amenities_lift,amenities_park',
          water_supply: 'both',
          power_backup: 'full',
        }
      : {
          power_backup: 'dg_backup',
          parking_coo: 'public',
          lift_coo: 'common',
          washroom_coo: 'shared',
        },
    additional_info: { paid_property_tax: 'true', occupancy_certificate: 'true' },
  }
}
