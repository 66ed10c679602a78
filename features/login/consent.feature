Feature: Consent to share the user's account with a page
  The wallet asks on its own screen, on top of the page, once for each page.

  Background:
    Given the page has the wallets ""
    And the dapp sets "login" to "by code, and consent"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor logs in as "mira@saltmarsh.example"
    And the Email code screen is shown
    And the visitor enters the code sent to "mira@saltmarsh.example"

  @S4.9 @sandbox @browser
  Scenario: The visitor is not asked again about a page that has their consent
    Given the wallet's own screen asks to "Continue"
    And the wallet's own screen says "mira@saltmarsh.example"
    When the visitor answers "Continue" on the wallet's own screen
    Then the modal is closed
    And the dapp reads "email of the visitor" as "mira@saltmarsh.example"
    When the visitor reloads the page
    Then the dapp reads "email of the visitor" as "mira@saltmarsh.example"

  @sandbox @browser
  Scenario: A page without consent learns nothing about the visitor
    When the visitor answers "Don’t share" on the wallet's own screen
    Then the visitor sees "You declined in your wallet."
    And the visitor is not connected
