import { toCsv } from '#domain/exports/csv.ts'
import { importColumns } from '#domain/imports/import-columns.ts'

/** A flat for rent, as an operator's file has it. */
export const rentRow = {
  owner_phone: '98765 43210',
  owner_name: 'Meera Iyer',
  property_category: 'residential',
  property_status: 'rent',
  property_type: 'apartment',
  bhk: '2bhk',
  build_up_area: '1,050',
  property_age: '1_3_year',
  facing: 'east',
  floor: '2',
  total_floor: '4',
  city: 'gurugram',
  full_address: 'Sector 45, Gurugram',
  locality: 'Sector 45',
  l_lat: '28.4446',
  l_long: '77.0639',
  price: '₹ 2,50,000',
  deposit_price: '5,00,000',
  monthly_maintance: 'maintance_extra',
  avalible_from: '01/12/2025',
  furnish_status: 'semi_furnished',
  parking: 'car',
  prefered_tanents: 'family,company',
  description: 'शांत फ्लैट, पार्क के पास।',
  water_supply: 'both',
}

export type FileRow = { reference: string; images?: string } & Partial<
  Record<keyof typeof rentRow, string>
>

/** Such rows as the text of a file, each with what differs. */
export function importText(rows: readonly FileRow[]): string {
  const used = new Set(['reference', 'images', ...Object.keys(rentRow)])
  const columns = importColumns.map(({ name }) => name).filter((name) => used.has(name))
  const cells = rows.map((row) => {
    const all: Record<string, string> = { ...rentRow, ...row }
    return columns.map((name) => all[name] ?? '')
  })
  return toCsv([columns, ...cells])
}
