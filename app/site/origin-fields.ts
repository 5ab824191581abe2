/** Id of the element that holds the fields the server wrote for the forms of a page, the last in its body (decision 046). */
export const originFieldsId = 'origine-de-la-visite';
