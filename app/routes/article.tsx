export default function Screen() { return <h1>article</h1>; }
