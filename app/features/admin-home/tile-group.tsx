import { useId } from 'react'
import { Link } from 'react-router'
import type { Tile, TileGroup } from '#app/features/admin-home/admin-tiles.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Tag } from '#app/ui/tag.tsx'
import * as styles from '#app/features/admin-home/admin-home.module.css'

type TilesProps = {
  group: TileGroup
  /** How many things wait behind a tile, by where it leads. */
  waiting?: Partial<Record<string, string>>
}

/** A heading and its tiles. */
export function Tiles({ group: { title, tiles }, waiting = {} }: TilesProps) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.tiles}>
        {tiles.map((tile) => (
          <OneTile key={tile.label} tile={tile} waiting={tile.to && waiting[tile.to]} />
        ))}
      </div>
    </section>
  )
}

function OneTile({
  tile: { label, icon, to },
  waiting,
}: {
  tile: Tile
  waiting?: string | undefined
}) {
  if (!to) {
    return (
      <span className={classes(styles.tile, styles.isOff)}>
        <Icon name={icon} />
        {label}
      </span>
    )
  }
  return (
    <Link className={styles.tile} to={to}>
      <Icon name={icon} />
      {label}
      {waiting && (
        <Tag className={styles.waiting ?? ''}>
          {waiting}
          <span className="visually-hidden"> waiting</span>
        </Tag>
      )}
    </Link>
  )
}
