import type { PropertyView } from '#app/features/property/describe-property.ts'
import { photoPath } from '#contract/listing/pictures.ts'

type Site = { name: string; publicUrl: string }

/** What search engines read about the listing: the offer and the way to it. */
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
        image: view.photos.map((photo) => absolute(photoPath(photo))),
        mainEntity: {
          '@type': view.category === 'commercial' ? 'Place' : 'Accommodation',
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
        itemListElement: [
          crumb(1, site.name, absolute('/')),
          crumb(2, view.cityName, absolute(view.searchPath)),
          crumb(3, view.title, url),
        ],
      },
    ],
  }
}

function residentialPart({ area, bathrooms }: PropertyView) {
  return {
    ...(area && { floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'FTK' } }),
    ...(bathrooms && { numberOfBathroomsTotal: bathrooms }),
  }
}

/** To about a kilometre: structured data tells the locality, not the door. */
function roughly(degrees: number) {
  return Number(degrees.toFixed(2))
}

function crumb(position: number, name: string, item: string) {
  return { '@type': 'ListItem', position, name, item }
}
