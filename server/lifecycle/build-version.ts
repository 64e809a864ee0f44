/** The version of the running build, unique for each build. */
export async function buildVersion(): Promise<string> {
  const { assets } = await import('virtual:react-router/server-build')
  return assets.version
}
