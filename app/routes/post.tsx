export default function Screen() { return <h1>post</h1>; }
