import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { Comparison } from '#app/features/compare/comparison.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { listingPath } from '#contract/listing/shown-listings.ts'
import * as styles from '#app/features/compare/compare.module.css'
import * as pictureStyles from '#app/ui/picture.module.css'

type Column = Comparison['columns'][number]

type CompareHeadProps = {
  columns: Column[]
  /** Whether phones hide the column. */
  isOther: (place: number) => boolean
  onRemove: (spn: string, event: MouseEvent) => void
}

/** The compared homes: a header row that stays in sight while the answers are scrolled. */
export function CompareHead({ columns, isOther, onRemove }: CompareHeadProps) {
  return (
    <thead>
      <tr>
        <td />
        {columns.map((column, place) => (
          <th key={column.spn} scope="col" className={classes(isOther(place) && styles.isOther)}>
            <Home column={column} />
          </th>
        ))}
      </tr>
      <tr>
        <td />
        {columns.map((column, place) => (
          <td key={column.spn} className={classes(isOther(place) && styles.isOther)}>
            <Actions column={column} onRemove={(event) => onRemove(column.spn, event)} />
          </td>
        ))}
      </tr>
    </thead>
  )
}

function Home({ column }: { column: Column }) {
  return (
    <div className={styles.compareHome}>
      {column.photo ? (
        <Picture photo={column.photo} alt="" sizes="280px" width={240} height={180} />
      ) : (
        <span className={pictureStyles.picture} />
      )}
      <div>
        <strong>{column.price}</strong>
        <Link to={listingPath(column.spn)}>{column.name}</Link>
      </div>
    </div>
  )
}

type ActionsProps = { column: Column; onRemove: (event: MouseEvent) => void }

function Actions({ column, onRemove }: ActionsProps) {
  return (
    <div className={styles.compareActions}>
      {column.gone && <Tag>{column.gone}</Tag>}
      <span className="soft small">{column.place}</span>
      <div className="not-printed">
        {!column.gone && (
          <ButtonLink
            variant="quiet"
            small
            to={`${listingPath(column.spn)}#contact`}
            aria-label={`Contact about ${column.name}, ${column.place}`}
          >
            <Icon name="phone" />
            Contact
          </ButtonLink>
        )}
        <IconButton label={`Take ${column.name}, ${column.place} off`} onClick={onRemove}>
          <Icon name="x" />
        </IconButton>
      </div>
    </div>
  )
}
