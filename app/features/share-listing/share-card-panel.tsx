import { useCopy } from '#app/browser/use-copy.ts'
import { Button, ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/share-listing/share-listing.module.css'
import * as panelStyles from '#app/ui/panel.module.css'

type ShareCardPanelProps = {
  spn: string
  title: string
  price: string
  link: string
  /** The address of the picture; a listing without a photo has none. */
  card: string | undefined
}

/** The picture that goes with the link, and the ways to send it. */
export function ShareCardPanel({ spn, title, price, link, card }: ShareCardPanelProps) {
  const copy = useCopy()

  const text = texts.share.invitation(title, price, link)
  return (
    <section className={classes(panelStyles.panel, styles.panel)} aria-labelledby="card">
      <h2 id="card">Share the link</h2>
      {card && (
        <>
          <img
            src={card}
            alt={`${title}, ${price}`}
            width={1200}
            height={630}
            className={styles.card}
          />
          <p className="soft small">{texts.share.cardNote}</p>
        </>
      )}
      <p className={styles.link}>{link}</p>
      <div className={styles.buttons}>
        <ButtonLink
          to={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="message-circle" />
          Share on WhatsApp
        </ButtonLink>
        <Button
          variant="quiet"
          className="needs-script"
          onClick={() => copy(link, texts.share.linkCopied)}
        >
          <Icon name="copy" />
          Copy link
        </Button>
        {card && (
          <a href={card} download={`${spn}.jpg`} className={buttonClass({ variant: 'quiet' })}>
            <Icon name="download" />
            Download the picture
          </a>
        )}
      </div>
    </section>
  )
}
