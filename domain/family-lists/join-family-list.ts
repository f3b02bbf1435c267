import { familyLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import type { FamilyList } from '#domain/family-lists/find-family-list.ts'
import { consumeRateLimits } from '#domain/rate-limits/consume-rate-limit.ts'
import { tokenHash } from '#domain/sessions/token-hash.ts'

type Joining = {
  name: string
  /** The secret of the browser, by which it is known again. */
  token: string
  address: string
}

/** Puts somebody on the list by a name alone; a browser that is on it already changes its name. */
export function joinFamilyList(db: Db, { id: listId }: Pick<FamilyList, 'id'>, joining: Joining) {
  const { name, token, address } = joining
  return inTransaction(db, async (trx) => {
    await limitJoins(trx, address)
    // Row lock: people who join at once are counted one after the other.
    const list = await trx
      .selectFrom('familyList')
      .select('id')
      .where('id', '=', listId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!list) throw new DomainError('not_found', { message: texts.family.linkIsOver })
    const others = await trx
      .selectFrom('relative')
      .select('name')
      .where('listId', '=', listId)
      .where('tokenHash', '<>', tokenHash(token))
      .execute()
    if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
      throw new DomainError('invalid', { fields: { name: texts.family.nameTaken(name) } })
    }
    if (others.length >= familyLimits.relatives) {
      throw new DomainError('conflict', { message: texts.family.isFull })
    }
    await trx
      .insertInto('relative')
      .values({ listId, name, tokenHash: tokenHash(token) })
      .onConflict((conflict) => conflict.columns(['listId', 'tokenHash']).doUpdateSet({ name }))
      .execute()
  })
}

async function limitJoins(trx: Db, address: string) {
  const exceeded = await consumeRateLimits(trx, [
    {
      scope: 'family-join',
      subject: address,
      limit: familyLimits.joinsPerHourAndAddress,
      seconds: 3_600,
    },
  ])
  if (!exceeded) return
  throw new DomainError('too_many', {
    message: texts.family.tooManyJoins,
    retryAfter: exceeded.retryAfter,
  })
}
