import type { PropertyView } from '#app/features/property/property-view.ts'
import { photoPath } from '#contract/listing/pictures.ts'

type Site = { name: string; publicUrl: string }

/** What search engines read about the listing: the offer and its breadcrumbs. */
export function propertyJsonLd(view: PropertyView, site: Site) {
  const absolute = (path: string) => site.publicUrl.replace(/\/$/, '') + path
  const url = absolute(view.path)

  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'RealEstateListing',
        '@id': url,
        url,
        name: view.pageTitle,
        description: view.paragraphs.join(' ') || view.pageTitle,
        ...(view.postedOn && { datePosted: view.postedOn }),
        image: view.photos.map((photo) => absolute(photoPath(photo))),
        mainEntity: {
          '@type': typeOf(view),
          name: view.title,
          address: {
            '@type': 'PostalAddress',
            addressLocality: view.locality || view.cityName,
            addressRegion: view.cityName,
            ...(view.pinCode && { postalCode: view.pinCode }),
            addressCountry: 'IN',
          },
          ...(view.position && {
            geo: {
              '@type': 'GeoCoordinates',
              latitude: roughly(view.position.lat),
              longitude: roughly(view.position.lng),
            },
          }),
          ...(view.category === 'residential' && residentialPart(view)),
        },
        ...(view.price && {
          offers: {
            '@type': 'Offer',
            price: view.price,
            priceCurrency: 'INR',
            availability: `https://schema.org/${view.status === 'sold_out' ? 'SoldOut' : 'InStock'}`,
            businessFunction: `http://purl.org/goodrelations/v1#${view.deal === 'rent' ? 'LeaseOut' : 'Sell'}`,
          },
        }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: view.crumbs.map(({ label, to }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: label,
          item: absolute(to),
        })),
      },
    ],
  }
}

/** The narrowest type of schema.org; it has none for land or for places of work. */
function typeOf({ category, propertyType }: PropertyView) {
  if (propertyType === 'apartment') return 'Apartment'
  if (propertyType === 'individual_house' || propertyType === 'villa') return 'House'
  return category === 'residential' && propertyType === 'individual_floor'
    ? 'Accommodation'
    : 'Place'
}

function residentialPart({ area, bathrooms, bedrooms, propertyType }: PropertyView) {
  if (propertyType === 'plot' || propertyType === 'agricultural_land') return {}
  return {
    ...(bedrooms && { numberOfBedrooms: bedrooms }),
    ...(area && { floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'FTK' } }),
    ...(bathrooms && { numberOfBathroomsTotal: bathrooms }),
  }
}

/** To about a kilometre: structured data tells the locality, not the door. */
function roughly(degrees: number) {
  return Number(degrees.toFixed(2))
}
