export const CAMPAIGNS_PATH = '/campaign'
