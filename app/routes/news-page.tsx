export default function Screen() { return <h1>news-page</h1>; }
