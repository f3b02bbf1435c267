import { useNavigate } from 'react-router'
import { type SavedList, type SavedOrder, savedOrders } from '#app/features/my-search/saved-list.ts'
import { SavedHomeCard } from '#app/sections/my-search/saved-home-card.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Select } from '#app/ui/select.tsx'
import { ToggleLinks } from '#app/ui/toggle.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/my-search/saved-homes.module.css'

type SavedHomesProps = {
  list: SavedList
  /** The level of the cards' names; with groups, of the groups' names. */
  as?: 'h2' | 'h3'
  /** What is said where nothing is saved. */
  empty?: string
}

/** The saved homes in their groups, with the choice of order; the same wherever they are shown. */
export function SavedHomes({ list, as: Name = 'h2', empty = texts.empty.saved }: SavedHomesProps) {
  const { groups, isGrouped } = list
  if (list.count === 0) return <NothingSaved title={empty} as={Name} />
  const names = { h2: 'h3', h3: 'h4' } as const
  let place = 0
  return (
    <div className={styles.saved}>
      <Tools list={list} />
      <div className={styles.groups}>
        {groups.map((group) => (
          <div
            key={group.place}
            className={styles.group}
            data-homes={Math.min(group.homes.length, 3)}
          >
            {isGrouped && (
              <Name>
                {group.place} <span>{texts.mySearch.homes(group.homes.length)}</span>
              </Name>
            )}
            <ul className={styles.homes}>
              {group.homes.map((home) => (
                <li key={home.spn}>
                  <SavedHomeCard
                    home={home}
                    as={isGrouped ? names[Name] : Name}
                    eager={place++ === 0}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {list.left > 0 && (
        <ButtonLink to={`/saved${hrefFor(list)}`} variant="quiet">
          See all {list.count} saved homes
        </ButtonLink>
      )}
    </div>
  )
}

function Tools({ list }: { list: SavedList }) {
  const navigate = useNavigate()
  return (
    <div className={styles.tools}>
      <ToggleLinks
        label="Group by"
        links={[
          {
            to: hrefFor({ ...list, isGrouped: true }),
            label: 'By locality',
            current: list.isGrouped,
          },
          { to: hrefFor({ ...list, isGrouped: false }), label: 'All', current: !list.isGrouped },
        ]}
      />
      <Select
        label="Sort"
        hideLabel
        items={savedOrders.items}
        value={list.order}
        onChange={({ target }) =>
          navigate(hrefFor({ ...list, order: target.value as SavedOrder }), {
            preventScrollReset: true,
          })
        }
      />
    </div>
  )
}

/** Only what is not at its default is named. */
function hrefFor({ order, isGrouped }: Pick<SavedList, 'order' | 'isGrouped'>) {
  const query = new URLSearchParams()
  if (order !== 'saved') query.set('sort', order)
  if (!isGrouped) query.set('by', 'all')
  return `?${query}`
}

function NothingSaved({ title, as }: { title: string; as: 'h2' | 'h3' }) {
  return (
    <Empty
      title={title}
      as={as}
      text={
        <>
          Press{' '}
          <span role="img" aria-label="the heart">
            <Icon name="heart" />
          </span>{' '}
          on a property to find it here again.
        </>
      }
    >
      <ButtonLink to="/search">Search</ButtonLink>
    </Empty>
  )
}
