/** Names the build that is running: another build, another name. */
export async function buildVersion(): Promise<string> {
  const { assets } = await import('virtual:react-router/server-build')
  return assets.version
}
