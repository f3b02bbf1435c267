/** Steps of a flat for rent, as the wizard posts them. */
export const propDetails = {
  property_type: 'apartment',
  bhk: '3bhk',
  build_up_area: '1,800',
  property_age: '1_3_year',
  facing: 'north_east',
  floor: '2',
  total_floor: '4',
}

export const rentDetails = {
  price: '18500',
  price_negotable: 'true',
  deposit_price: '37000',
  monthly_maintance: 'maintance_extra',
  avalible_from: '01/12/2026',
  furnish_status: 'semi_furnished',
  parking: 'car_and_bike',
  prefered_tanents: 'family,company',
  description: 'A quiet floor near the park.',
}
