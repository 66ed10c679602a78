@connects
Feature: The modal in a short window
  On a phone in landscape, or with a page zoom of 400%, content scrolls and the header stays.

  @browser
  Scenario Outline: From connecting to the review of a transfer: <device>, <view>, <theme>
    Given the dapp sets "theme" to "<theme>"
    And the device is <device>
    And the view is <view>
    And every screen is checked for accessibility and layout
    And a visitor on the page
    When the visitor opens the modal
    Then the Connect screen is shown
    When the visitor chooses "What is a wallet?"
    Then the Help screen is shown
    When the visitor chooses "Choose a wallet"
    And the visitor chooses "Harbor"
    And Harbor does not answer
    Then the visitor sees "Confirm in Harbor"
    When Harbor rejects
    Then the visitor sees "Connection declined"
    When the visitor chooses "Try again"
    And Harbor approves
    Then the visitor is connected with Harbor
    And the modal is closed
    When the visitor opens the modal
    Then the visitor sees "10,000"
    When the visitor chooses "Copy address"
    Then the visitor sees "Address copied"
    When the dapp pushes the Networks screen
    Then the Networks screen is shown
    When the dapp opens the Send screen
    And the visitor types "0.25" as the amount
    And the visitor types "a friend" as the receiver
    Then "Review" can be chosen
    When the visitor chooses "Review"
    Then the Review screen is shown
    And the checks have found nothing wrong

    Examples:
      | device  | view                | theme |
      | a phone | sideways            | light |
      | a desk  | four times as large | dark  |

  @browser
  Scenario: The mouse wheel scrolls the whole modal
    Given the device is a phone
    And the view is sideways
    And a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "What is a wallet?"
    Then the Help screen is shown
    And the dapp reads "scroll of the modal" as "0"
    When the visitor turns the wheel over the modal
    Then the dapp reads "scroll of the modal" as "20"

  @browser
  Scenario: The mouse wheel pans a page that is zoomed with two fingers
    Given a visitor on the page
    And the visitor opens the modal
    And the Connect screen is shown
    When the visitor zooms in with two fingers
    And the visitor turns the wheel over the modal
    Then the dapp reads "place of the view" as "10"

  @browser
  Scenario: A finger pans a page that is zoomed with two fingers
    Given the device is a phone
    And a visitor on the page
    And the visitor opens the modal
    And the Connect screen is shown
    When the visitor zooms in with two fingers
    And the visitor drags the modal up with a finger
    And the visitor drags the modal up with a finger
    Then the dapp reads "place of the view" as "422"
