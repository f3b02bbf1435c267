import { useId } from 'react'
import { Link } from 'react-router'
import type { Tile, TileGroup } from '#app/features/admin-home/admin-tiles.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Tag } from '#app/ui/tag.tsx'
import * as styles from '#app/features/admin-home/admin-home.module.css'

type Waiting = { count: string; to: string }

type TilesProps = {
  group: TileGroup
  /** How many rows wait behind a tile and the link to them, by the path of the tile. */
  waiting?: Partial<Record<string, Waiting>>
}

/** A heading and its tiles. */
export function Tiles({ group: { title, tiles }, waiting = {} }: TilesProps) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.tiles}>
        {tiles.map((tile) => (
          <OneTile key={tile.label} tile={tile} waiting={tile.to ? waiting[tile.to] : undefined} />
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
  waiting: Waiting | undefined
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
    <div className={styles.door}>
      <Link className={styles.tile} to={to}>
        <Icon name={icon} />
        {label}
      </Link>
      {waiting?.count && (
        <Link className={styles.waiting} to={waiting.to}>
          <Tag>
            {waiting.count}
            <span className="visually-hidden"> waiting in {label}</span>
          </Tag>
        </Link>
      )}
    </div>
  )
}
