import { DAY_MS } from '#app/platform/time/durations.ts'

// Days are days in India, like '2026-12-20'.

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const pad = (number: number) => String(number).padStart(2, '0')
const daysIn = (year: number, month: number) => (month === 1 && year % 4 === 0 ? 29 : (MONTH_DAYS[month] ?? 0))

export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

interface Month {
  /** Since the first gift. */
  number: number
  dueOn: string
  state: 'noticed' | 'sent' | 'paid' | 'failed' | 'skipped'
  why: string | null
  tries: number
  amountMinor: number
  retryUntil: string
  noticedAt: number
}

interface Moment {
  today: string
  /** In milliseconds. */
  at: number
}

/**
 * What is due of one monthly gift on which day, by the rules for supporters and without the program. The jobs run twice
 * a day, and the bank answers before the next run.
 */
export class MonthlyModel {
  readonly firstOn: string
  readonly maxMinor: number
  readonly endsOn: string
  amountMinor: number
  months: Month[] = []
  /** The number of the next month that nothing was written for; null after the end. */
  next: number | null = 1
  pausedUntil: string | null = null
  endReason: string | null = null
  hasMoney = true
  readonly campaign: { isClosed: boolean; endsAt: number | null; pausedThrough: string } = {
    isClosed: false,
    endsAt: null,
    pausedThrough: '',
  }
  /** What the supporter and the provider got, by day. */
  readonly log: string[] = []

  constructor(firstOn: string, amountMinor: number) {
    this.firstOn = firstOn
    this.amountMinor = amountMinor
    this.maxMinor = amountMinor
    this.endsOn = plusDays(this.dayOf(24), -1)
    this.#write(0, { dueOn: firstOn, state: 'paid', tries: 1 })
    this.log.push(`${firstOn} receipt`)
  }

  /** The same day of a later month, or its last one. */
  dayOf(number: number): string {
    const [year = 0, month = 1, day = 1] = this.firstOn.split('-').map(Number)
    const at = month - 1 + number
    const [inYear, inMonth] = [year + Math.floor(at / 12), at % 12]
    return `${inYear}-${pad(inMonth + 1)}-${pad(Math.min(day, daysIn(inYear, inMonth)))}`
  }

  get nextOn(): string | null {
    return this.next === null ? null : this.dayOf(this.next)
  }

  #write(number: number, month: Partial<Month> & Pick<Month, 'dueOn' | 'state'>): void {
    const retryUntil = plusDays(month.dueOn, 7)
    this.months.push({ number, tries: 0, why: null, noticedAt: 0, amountMinor: this.amountMinor, retryUntil, ...month })
  }

  #noticed = () => this.months.find(({ state }) => state === 'noticed')
  #isOpen = () => this.months.some(({ state }) => state === 'noticed' || state === 'sent')

  /** One run of the jobs. */
  run(now: Moment): void {
    const why = this.endReason === null ? this.#whyOver(now) : null
    if (why) this.end(now.today, why)
    this.#answer(now)
    if (this.endReason !== null) return
    this.#announce(now)
    this.#send(now)
  }

  #whyOver({ today, at }: Moment): string | null {
    const { isClosed, endsAt } = this.campaign
    if (isClosed) return 'campaign-closed'
    if (endsAt !== null && endsAt <= at) return 'campaign-ended'
    const isLast = (this.nextOn ?? '') > this.endsOn && !this.#isOpen()
    return today > this.endsOn || isLast ? 'term-over' : null
  }

  end(today: string, why: string): void {
    const noticed = this.#noticed()
    if (noticed) Object.assign(noticed, { state: 'skipped', why: 'ended' })
    Object.assign(this, { endReason: why, next: null, pausedUntil: null })
    this.log.push(`${today} ended`)
  }

  /** The bank refused: three tries, three days apart, within a week, and none in a pause. */
  #answer({ today, at }: Moment): void {
    for (const month of this.months.filter(({ state }) => state === 'sent')) {
      const retryOn = plusDays(today, 3)
      const isInTime = retryOn <= month.retryUntil && retryOn <= this.endsOn && retryOn >= (this.pausedUntil ?? '')
      if (this.endReason === null && month.tries < 3 && isInTime) {
        Object.assign(month, { state: 'noticed', dueOn: retryOn, noticedAt: at })
        this.#notify(today, month)
        continue
      }
      month.state = 'failed'
      if (this.endReason !== null) continue
      const over = this.months.filter(({ state }) => state === 'paid' || state === 'failed').slice(-2)
      if (over.length === 2 && over.every(({ state }) => state === 'failed')) this.end(today, 'unpaid')
      else this.log.push(`${today} failed`)
    }
  }

  #notify(today: string, { dueOn, amountMinor }: Month): void {
    this.log.push(`${today} notice of ${amountMinor} on ${dueOn}`)
  }

  /** Two days before; later when it could not be, so that 24 hours are left. */
  #announce({ today, at }: Moment): void {
    const { next, nextOn } = this
    const inTwoDays = plusDays(today, 2)
    if (next === null || nextOn === null || nextOn > inTwoDays) return
    this.next = next + 1
    this.pausedUntil = null
    const dueOn = nextOn > inTwoDays ? nextOn : inTwoDays
    if (dueOn > this.endsOn) return
    if (dueOn <= this.campaign.pausedThrough) {
      this.#write(next, { dueOn, state: 'skipped', why: 'campaign-paused' })
      this.log.push(`${today} skipped`)
      return
    }
    this.#write(next, { dueOn, state: 'noticed', noticedAt: at })
    this.#notify(today, this.months.at(-1) as Month)
  }

  #send({ today, at }: Moment): void {
    const month = this.#noticed()
    if (!month || month.dueOn > today || at - month.noticedAt < DAY_MS) return
    if (today <= this.campaign.pausedThrough) {
      Object.assign(month, { state: 'skipped', why: 'campaign-paused' })
      this.log.push(`${today} skipped`)
      return
    }
    month.tries += 1
    month.state = this.hasMoney ? 'paid' : 'sent'
    this.log.push(`${today} debit of ${month.amountMinor}`)
    if (this.hasMoney) this.log.push(`${today} receipt`)
  }

  skip(): void {
    const noticed = this.#noticed()
    if (noticed) Object.assign(noticed, { state: 'skipped', why: 'supporter' })
    else if (this.next !== null) {
      this.#write(this.next, { dueOn: this.dayOf(this.next), state: 'skipped', why: 'supporter' })
      this.next += 1
    }
  }

  /** The first month without a row whose day is this one or later. */
  #free(day: string): number {
    let number = Math.max(...this.months.map((month) => month.number)) + 1
    while (this.dayOf(number) < day) number += 1
    return number
  }

  /** False when it would be longer than the mandate. */
  pause(until: string): boolean {
    if (until > this.endsOn) return false
    const noticed = this.#noticed()
    if (noticed && noticed.dueOn < until) Object.assign(noticed, { state: 'skipped', why: 'supporter' })
    Object.assign(this, { pausedUntil: until, next: this.#free(until) })
    return true
  }

  resume(today: string): void {
    Object.assign(this, { pausedUntil: null, next: this.#free(plusDays(today, 2)) })
  }

  /** What is announced gets smaller only. */
  change(amountMinor: number): void {
    this.amountMinor = amountMinor
    const noticed = this.#noticed()
    if (noticed) noticed.amountMinor = Math.min(noticed.amountMinor, amountMinor)
  }

  get raisedMinor(): number {
    return this.months.reduce((sum, { state, amountMinor }) => sum + (state === 'paid' ? amountMinor : 0), 0)
  }
}
