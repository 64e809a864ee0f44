/** A number in E.164 form as people write it: '+91 98765 43210'. Other countries group digits differently: unchanged. */
export const showPhone = (phone: string): string => phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')
