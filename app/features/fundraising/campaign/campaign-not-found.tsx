import { NotFound } from '#app/ui/not-found.tsx'
import { copy } from './copy.ts'

export const CampaignNotFound = () => <NotFound copy={copy.notFound} to="/campaign" />
