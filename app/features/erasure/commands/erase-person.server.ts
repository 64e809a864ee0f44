import { forgetStudent } from '#app/features/students/commands/forget-student.server.ts'
import { forgetMember } from '#app/features/circles/commands/forget-member.server.ts'
import { forgetHolder } from '#app/features/events/commands/forget-holder.server.ts'
import { forgetCampaigner } from '#app/features/fundraising/review/commands/forget-campaigner.server.ts'
import { forgetSupporter } from '#app/features/fundraising/giving/commands/forget-supporter.server.ts'
import { cancelUnsent } from '#app/features/orders/shipments/commands/cancel-unsent.server.ts'
import { forgetBuyer } from '#app/features/orders/commands/forget-buyer.server.ts'
import { forgetLists } from '#app/features/kept-lists/commands/forget-lists.server.ts'
import { forgetApplications } from '#app/features/marketplace/sellers/commands/forget-applications.server.ts'
import { forgetReviewer } from '#app/features/marketplace/commands/forget-reviewer.server.ts'
import { forgetShop } from '#app/features/marketplace/commands/forget-shop.server.ts'
import { forgetBankAccount } from '#app/features/payouts/commands/forget-bank-account.server.ts'
import { forgetSquads } from '#app/features/squads/commands/forget-squads.server.ts'
import { forgetLearner } from '#app/features/learning/commands/forget-learner.server.ts'
import { forgetMedia } from '#app/features/media/commands/forget-media.server.ts'
import { forgetNeeds } from '#app/features/needs/commands/forget-needs.server.ts'
import { forgetVouches } from '#app/features/referrals/commands/forget-vouches.server.ts'
import { forgetRequests } from '#app/features/requests/commands/forget-requests.server.ts'
import { forgetNoteKeeper } from '#app/features/private-notes/commands/forget-note-keeper.server.ts'
import { forgetStoryteller } from '#app/features/stories/commands/forget-storyteller.server.ts'
import { forgetTestimonies } from '#app/features/testimonies/commands/forget-testimonies.server.ts'
import { forgetMailsTo, textAddress } from '#app/platform/mail/outbox.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'

/** The signed-in person is `actor`. The site's name and address stand in the mails that buyers of a closed shop get. */
export type ErasingContext = SiteContext

/** What is proven to be the person's: an address that they merely asked for may be somebody else's. */
export interface Addresses {
  email: string | null
  /** Digits without a plus. */
  phone: string | null
}

/** Takes the person off everything but the account itself. Each step is safe to repeat. */
export async function erasePerson(ctx: ErasingContext, addresses: Addresses): Promise<void> {
  await forgetSupporter(ctx)
  await forgetCampaigner(ctx)
  await cancelUnsent(ctx)
  await forgetBuyer(ctx)
  await forgetLists(ctx)
  await forgetReviewer(ctx)
  await forgetBankAccount(ctx)
  await forgetApplications(ctx)
  await forgetShop(ctx)
  await forgetMember(ctx)
  await forgetHolder(ctx)
  await forgetTestimonies(ctx)
  await forgetRequests(ctx)
  await forgetLearner(ctx)
  await forgetNoteKeeper(ctx)
  await forgetVouches(ctx)
  await forgetSquads(ctx)
  await forgetStoryteller(ctx)
  await forgetNeeds(ctx)
  await forgetStudent(ctx)
  await forgetMedia(ctx)
  await forgetMailsTo(ctx.db, ctx, mailAddressesOf(addresses))
}

const mailAddressesOf = ({ email, phone }: Addresses): string[] =>
  [email, phone === null ? null : textAddress(phone)].filter((address) => address !== null)
