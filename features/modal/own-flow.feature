Feature: A flow that the site adds
  A site adds its own state, events, intent and screen, like the example `own-flow`.

  Background:
    Given the dapp sets "own flow" to "guest book"

  @core @sandbox @browser
  Scenario: The wallet signs the site's text
    Given a visitor connected with Harbor
    When the dapp opens its own screen "guest-book"
    And the visitor chooses "Sign the guest book"
    Then the visitor sees "Guest book"
    And the visitor sees "Confirm in your wallet"
    When Harbor approves
    Then the visitor sees "Fair winds! Signed by"
    And the dapp reads "times reported: guest-book.signed" as "1"

  Scenario: The visitor declines in the wallet
    Given a visitor connected with Harbor
    When the dapp opens its own screen "guest-book"
    And the visitor chooses "Sign the guest book"
    And Harbor rejects
    Then the visitor sees "Nothing was signed."
    And the visitor is connected with Harbor

  Scenario: Without a connection, nothing is signed
    Given a visitor on the page
    When the dapp opens its own screen "guest-book"
    And the visitor chooses "Sign the guest book"
    Then the visitor sees "Nothing was signed."
    And the dapp reads "times reported: guest-book.failed" as "1"

  Scenario: A screen without a view shows an error, and the others still work
    Given a visitor connected with Harbor
    When the dapp opens its own screen "visitors"
    Then the visitor sees "Something went wrong"
    When the visitor closes the modal
    And the dapp opens its own screen "guest-book"
    Then the visitor sees "Sign the guest book"
