import { Heart, MapPin, Pencil, Phone } from 'lucide-react'
import houseUrl from '#app/pictures/ext-house.svg'
import personUrl from '#app/pictures/person-1.svg'
import livingUrl from '#app/pictures/room-living.svg'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { Toran } from '#app/ui/toran.tsx'
import '#app/styles/parts/help-dialog.css'
import '#app/styles/parts/listing-card.css'
import '#app/styles/parts/owner.css'
import '#app/styles/parts/site-header.css'
import '#app/styles/parts/suggestions.css'

/** Pieces that pages put together: cards, people, suggestions. */
export function SurfaceSamples() {
  return (
    <>
      <section>
        <h2>Listing card</h2>
        <div className="grid-cards">
          <CardSample src={houseUrl} tag="Buy" />
          <CardSample src={livingUrl} tag="Rent" saved className="is-hover" />
          <CardSample src={houseUrl} tag="Sold Out" className="is-sold" />
        </div>
      </section>
      <section>
        <h2>Small surfaces</h2>
        <div className="grid-3">
          <div className="suggestions">
            <ul>
              <li>
                <MapPin className="icon" aria-hidden="true" />
                <span>
                  <b>Sector 57</b>
                  <small>Locality in Gurugram</small>
                </span>
                <Tag>102</Tag>
              </li>
            </ul>
          </div>
          <div className="account-card">
            <div className="owner">
              <Avatar name="Ananya Sharma" photo={personUrl} />
              <b>Hello, Ananya Sharma</b>
            </div>
            <div className="buttons">
              <ButtonLink to="/profile" variant="plain" small>
                <Pencil className="icon" aria-hidden="true" />
                Edit
              </ButtonLink>
            </div>
          </div>
          <div className="reveal">
            <div className="owner">
              <Avatar name="Vikram Sethi" large />
              <b>Vikram Sethi</b>
            </div>
            <ButtonLink to="tel:+919810012345">
              <Phone className="icon" aria-hidden="true" />
              +91 98100 12345
            </ButtonLink>
          </div>
          <div className="help-dialog">
            <header>
              <Toran />
              <h3>Help and Support</h3>
            </header>
          </div>
        </div>
      </section>
    </>
  )
}

type CardProps = { src: string; tag: string; saved?: boolean; className?: string }

function CardSample({ src, tag, saved = false, className }: CardProps) {
  return (
    <article className={classes('listing-card', className)}>
      <Picture src={src} alt="">
        <div className="on-photo">
          <Tag>{tag}</Tag>
        </div>
      </Picture>
      <button type="button" className="heart" aria-pressed={saved} aria-label={`Save, ${tag}`}>
        <Heart className="icon" aria-hidden="true" />
      </button>
      <div className="body">
        <div className="facts">
          <p className="price">
            <strong>₹ 85 Lakh</strong>
            <span>₹ 7,727 / sq ft</span>
          </p>
          <h3 className="name">
            <a href="#top">2 BHK individual house, 1,100 sq ft</a>
          </h3>
          <p className="where">
            <MapPin className="icon" aria-hidden="true" />
            Sector 13, Hisar
          </p>
        </div>
        <a className="quick-contact" href="#top" aria-label={`Contact the owner, ${tag}`}>
          <Phone className="icon" aria-hidden="true" />
        </a>
      </div>
    </article>
  )
}
